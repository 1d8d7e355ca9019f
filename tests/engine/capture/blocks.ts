/** A block of a capture file, taken apart by other code than wrote it. */
export interface Block {
  readonly type: number;
  readonly body: DataView;
}

/** @throws Error where lengths do not hold together */
export function readBlocks(bytes: Uint8Array): readonly Block[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const blocks: Block[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = view.getUint32(at + 4, true);
    const again = view.getUint32(at + length - 4, true);
    if (length % 4 !== 0 || length < 12 || again !== length)
      throw new Error(`block at ${at}: ${length}, ${again}`);
    blocks.push({
      type: view.getUint32(at, true),
      body: new DataView(bytes.buffer, bytes.byteOffset + at + 8, length - 12),
    });
    at += length;
  }
  return blocks;
}

/** Values of options by number. */
export function readOptions({ body }: Block, from: number): ReadonlyMap<number, Uint8Array> {
  const options = new Map<number, Uint8Array>();
  for (let at = from; at < body.byteLength; ) {
    const code = body.getUint16(at, true);
    const length = body.getUint16(at + 2, true);
    if (code === 0) break;
    options.set(code, new Uint8Array(body.buffer, body.byteOffset + at + 4, length));
    at += 4 + ((length + 3) & ~3);
  }
  return options;
}

export const joined = (parts: Iterable<Uint8Array>): Uint8Array =>
  Uint8Array.from([...parts].flatMap((part) => [...part]));

/** 16-bit words with the carry brought round; right checksums make 0xffff. */
export function onesSum(bytes: Uint8Array): number {
  const padded = bytes.length % 2 === 0 ? bytes : Uint8Array.from([...bytes, 0]);
  const view = new DataView(padded.buffer, padded.byteOffset, padded.byteLength);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 2) sum += view.getUint16(at);
  while (sum > 0xffff) sum = (sum % 0x10000) + Math.floor(sum / 0x10000);
  return sum;
}
