import type { ReactElement } from 'react';
import type { LoadedReport } from '../../../contract/index.ts';
import { portName } from '../../format.ts';
import { useMoment } from '../../store/moment.ts';
import { en } from '../../strings/en.ts';
import { Select } from '../../widgets/Select.tsx';

/** Ports whose queue is recorded: only those can be shown. */
function recordedPorts({ channels }: LoadedReport): readonly string[] {
  return channels.flatMap(({ quantity, port }) => (quantity === 'queue' && port !== null ? [port] : []));
}

/** The shown port by name; a list to choose from where more than one is recorded. */
export function PortChoice(): ReactElement | null {
  const loaded = useMoment((state) => state.loaded);
  const watchPort = useMoment((state) => state.watchPort);
  if (!loaded) return null;
  const ports = recordedPorts(loaded);
  if (ports.length < 2) return <span>{portName(loaded.port)}</span>;
  return (
    <Select
      className="port-choice"
      aria-label={en.shownPort}
      value={loaded.port}
      options={ports.map((port) => [port, portName(port)])}
      onChange={watchPort}
    />
  );
}
