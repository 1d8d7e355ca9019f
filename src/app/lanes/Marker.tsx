import type { ReactElement } from 'react';
import { useMoment } from '../store/moment.ts';
import { vcColor, vcTier } from '../theme/tokens/tokens.ts';

/** Disc, square or triangle in the VC's colour, 10 units wide. */
export function Marker({ vc, size = 7 }: { vc: number; size?: number }): ReactElement {
  const theme = useMoment((state) => state.theme);
  const fill = vcColor(theme, vc);
  const tier = vcTier(vc);
  return (
    <svg className="vc-marker" width={size} height={size} viewBox="0 0 10 10" aria-hidden="true">
      {tier === 0 && <circle cx="5" cy="5" r="5" fill={fill} />}
      {tier === 1 && <rect width="10" height="10" fill={fill} />}
      {tier === 2 && <path d="M5 0 10 9.5H0Z" fill={fill} />}
    </svg>
  );
}
