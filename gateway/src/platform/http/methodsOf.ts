const pages = ['GET', 'HEAD', 'POST'];
const files = ['GET', 'HEAD'];

/** The entries of `public`; Next answers 500 to other methods. */
export const isFile = (pathname: string): boolean =>
  /^\/(mark\.svg$|(blocks|brand|films|guide)\/)/.test(pathname);

/** Pages are read, and their forms are sent; files are read. */
export const methodsOf = (pathname: string): string[] => (isFile(pathname) ? files : pages);
