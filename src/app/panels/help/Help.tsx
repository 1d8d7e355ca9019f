import { en } from '../../strings/en.ts';
import { Sheet } from '../../widgets/Sheet.tsx';

export function Help() {
  return (
    <Sheet name="help" title={en.help.title} note={en.help.note}>
      <table className="keys">
        <tbody>
          {en.help.rows.map(([keys, what]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="hint">{en.help.link}</p>
    </Sheet>
  );
}
