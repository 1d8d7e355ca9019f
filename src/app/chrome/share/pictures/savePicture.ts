import { drawn, type PictureTheme } from '../../../picture/capture.ts';
import { pictureName, svgFile } from '../../../picture/files.ts';
import { stampNow } from '../../../picture/stamp.ts';
import { pngOf } from '../../../picture/write/paint.ts';
import type { Session } from '../../../session/session.ts';
import { saveFile } from '../../../widgets/saveFile.ts';

/** `svg`, or pixels of a PNG for each of the page. */
export type Format = 'svg' | 1 | 2 | 3;

/** Saves the stage or a panel as a picture. Returns the name of the file; rejects where none could be written. */
export async function savePicture(
  session: Session,
  of: string,
  format: Format,
  theme: PictureTheme,
): Promise<string> {
  const stamp = await stampNow(session);
  const [drawing] = stamp === null ? [] : await drawn(session, [of], theme, stamp);
  if (stamp === null || drawing === undefined) throw new Error(of);
  const name = pictureName(stamp, of);
  if (format === 'svg') {
    saveFile(`${name}.svg`, 'image/svg+xml', svgFile(drawing, stamp, of));
    return `${name}.svg`;
  }
  const png = await pngOf(drawing, format);
  saveFile(`${name}.png`, 'image/png', png as Uint8Array<ArrayBuffer>);
  return `${name}.png`;
}
