import { saveFile } from '../widgets/saveFile.ts';

/** What a picture needs of the style sheets of the page. */
const LOOK = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
];
const SVG = 'http://www.w3.org/2000/svg';
/** Pixels of a picture for each of the page. */
const SHARPNESS = 2;
const GAP = 16;

interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** A drawing that needs no style sheet. */
function styled(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((one) => [...one.querySelectorAll<SVGElement>('*')]);
  to?.forEach((element, i) => {
    const original = from?.[i];
    if (original === undefined) return;
    const look = getComputedStyle(original);
    element.removeAttribute('class');
    element.removeAttribute('style');
    for (const name of LOOK) element.setAttribute(name, look.getPropertyValue(name));
  });
  return copy;
}

/** All drawings of the page below each other. */
function pictureOf(drawings: readonly SVGSVGElement[]): Picture {
  const width = Math.max(...drawings.map((one) => one.width.baseVal.value));
  const whole = document.createElementNS(SVG, 'svg');
  let height = GAP;
  for (const drawing of drawings) {
    const copy = styled(drawing);
    copy.setAttribute('x', String(GAP));
    copy.setAttribute('y', String(height));
    whole.append(copy);
    height += drawing.height.baseVal.value + GAP;
  }
  const paper = document.createElementNS(SVG, 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  whole.prepend(paper);
  const size = { width: width + 2 * GAP, height };
  for (const [name, value] of Object.entries(size)) whole.setAttribute(name, String(value));
  return { text: new XMLSerializer().serializeToString(whole), ...size };
}

export function saveSvg(name: string, drawings: readonly SVGSVGElement[]): void {
  saveFile(name, 'image/svg+xml', pictureOf(drawings).text);
}

/** Rejects where the browser draws no such picture. */
export async function savePng(name: string, drawings: readonly SVGSVGElement[]): Promise<void> {
  const { text, width, height } = pictureOf(drawings);
  const image = new Image(width * SHARPNESS, height * SHARPNESS);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('toBlob');
  saveFile(name, 'image/png', blob);
}
