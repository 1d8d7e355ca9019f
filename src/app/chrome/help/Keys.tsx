import { CharacterKeys } from '../../keys/CharacterKeys.tsx';
import { pageLink } from '../../link/pageLink.ts';
import { helpTexts } from '../../strings/help.ts';

/** Every key with what it does, folded: what is drawn comes first. */
export function Keys() {
  return (
    <>
      <p>
        <a className="button" href={pageLink('lecture')}>
          {helpTexts.lectures}
        </a>
      </p>
      <details>
        <summary>
          <h3>{helpTexts.keys}</h3>
        </summary>
        <p>{helpTexts.note}</p>
        <p>
          <CharacterKeys label={helpTexts.characters} />
        </p>
        <table className="keys">
          <tbody>
            {helpTexts.rows.map(([keys, what]) => (
              <tr key={keys}>
                <th scope="row">
                  <kbd>{keys}</kbd>
                </th>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="hint">{helpTexts.link}</p>
    </>
  );
}
