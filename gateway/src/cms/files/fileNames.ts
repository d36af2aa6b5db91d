/** What a row of a collection of uploads says of its files. */
interface Named {
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | undefined> | null;
}

/** The file itself and its smaller sizes. */
export const fileNames = ({ filename, sizes }: Named): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name) => typeof name === 'string',
  );

/** Whether some text can be the name of a file or the end of a key, and leads nowhere else. */
export const isFileName = (name: string): boolean =>
  name.length <= 255 && !/[/\\\u0000-\u001f]/.test(name) && name !== '.' && name !== '..';
