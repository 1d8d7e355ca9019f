/** PNG (ISO/IEC 15948): a signature, then chunks of length, type, data and a checksum of type and data. */
const SIGNATURE = 8;
const AROUND = 12;
const POLYNOMIAL = 0xedb88320;

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(AROUND + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** `tEXt` holds Latin-1: other letters are written as escapes of JSON. */
const latin = (text: string): Uint8Array =>
  Uint8Array.from(
    text.replace(
      /[^\n\x20-\x7e\xa0-\xff]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
    (letter) => letter.charCodeAt(0),
  );

/** A picture with texts behind its header, each under a keyword. */
export function withTexts(png: Uint8Array, texts: Readonly<Record<string, string>>): Uint8Array {
  const header = SIGNATURE + AROUND + new DataView(png.buffer, png.byteOffset).getUint32(SIGNATURE);
  const added = Object.entries(texts).map(([keyword, text]) =>
    chunk('tEXt', Uint8Array.from([...latin(keyword), 0, ...latin(text)])),
  );
  const size = added.reduce((sum, { length }) => sum + length, png.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of [png.subarray(0, header), ...added, png.subarray(header)]) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
