interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint32Array;
}

interface Columns {
  readonly top: Float32Array;
  readonly bottom: Float32Array;
}

/** Gets what is drawn into images as shapes, while a picture of the page is written. Pixels of the image; 0xAABBGGRR. */
export interface ImagePen {
  rect(image: Pixels, x0: number, y0: number, x1: number, y1: number, color: number): void;
  line(image: Pixels, columns: Columns, from: number, to: number, width: number, color: number): void;
  area(image: Pixels, columns: Columns, to: number, baseline: number, color: number): void;
}

let pen: ImagePen | null = null;

export const activeRecorder = (): ImagePen | null => pen;

/** Null: nothing is written any more. */
export function setRecorder(next: ImagePen | null): void {
  pen = next;
}
