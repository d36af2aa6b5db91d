/** The names of files in a row of a collection of uploads. */
interface Named {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined> | null;
}

/** The file itself and its smaller sizes. An image that is smaller than two of them has one file for both. */
export function fileNames({ filename, sizes }: Named): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
}

/**
 * Whether some text can be the name of a file or the end of a key, and leads nowhere else, also where it is decoded once
 * more, as Payload does.
 */
export const isFileName = (name: string): boolean =>
  /^[^/\\\u0000-\u001f]{1,255}$/.test(name) &&
  !/%(2f|5c|[01][0-9a-f])/i.test(name) &&
  !/^\.{1,2}$/.test(name);
