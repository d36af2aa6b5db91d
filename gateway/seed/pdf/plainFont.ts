import { inflateSync } from 'node:zlib';

const padded = (length: number): number => Math.ceil(length / 4) * 4;

/**
 * The font in a WOFF file, without compression: pdfkit inflates the table of outlines of a WOFF anew for every glyph.
 * https://www.w3.org/TR/WOFF/
 */
export function plainFont(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = woff.subarray(44 + 20 * index);
    const [offset, compressed, length] = [4, 8, 12].map((at) => entry.readUInt32BE(at)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(offset, offset + compressed);
    return { entry, length, data: compressed < length ? inflateSync(bytes) : bytes };
  });
  let end = 12 + 16 * tables.length;
  const font = Buffer.alloc(tables.reduce((sum, { length }) => sum + padded(length), end));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tables.length, 4);
  for (const [index, { entry, length, data }] of tables.entries()) {
    const at = 12 + 16 * index;
    entry.copy(font, at, 0, 4);
    entry.copy(font, at + 4, 16, 20);
    font.writeUInt32BE(end, at + 8);
    font.writeUInt32BE(length, at + 12);
    data.copy(font, end);
    end += padded(length);
  }
  return font;
}
