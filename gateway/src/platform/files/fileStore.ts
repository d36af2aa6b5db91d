/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The files of uploads by their keys, such as `media/a.webp`. */
export interface FileStore {
  put: (key: string, data: Buffer, mimeType: string) => Promise<void>;
  /** A file, or a part of it, with its type and length; undefined where there is none. */
  get: (key: string, range?: ByteRange) => Promise<Response | undefined>;
  /** All of a file; undefined where there is none. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Bytes of a file; undefined where there is none. */
  size: (key: string) => Promise<number | undefined>;
  /** Also where there is none. */
  remove: (key: string) => Promise<void>;
}
