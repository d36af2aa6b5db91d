import type { UploadConfig } from 'payload';
import parseRange from 'range-parser';

import { isFileName } from '../../cms/collections/hooks/fileNames';
import type { ByteRange, FileStore } from '../../platform/files/fileStore';
import { problemResponse, requestProblems } from '../../rest/problem';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** The part that is asked for; false where there is no such part. */
function rangeOf(header: string, size: number): ByteRange | false {
  const ranges = parseRange(size, header);
  return Array.isArray(ranges) && ranges.type === 'bytes' && (ranges[0] ?? false);
}

/** Sends files of uploads. */
export const serveFile =
  (files: FileStore, { modifyResponseHeaders }: Pick<UploadConfig, 'modifyResponseHeaders'>): Handler =>
  async ({ method, headers: asked }, { params: { collection, filename } }) => {
    const withHeaders = (status: number, own: Record<string, string>, body: BodyInit | null) => {
      const headers = new Headers(own);
      return new Response(body, { status, headers: modifyResponseHeaders?.({ headers }) ?? headers });
    };
    const absent = () => problemResponse(requestProblems.notFound, asked.get('accept-language'));

    if (!isFileName(filename)) return absent();
    const key = `${collection}/${filename}`;
    const header = asked.get('range');
    const size = header ? await files.size(key) : undefined;
    if (header && size === undefined) return absent();
    const range = header && size !== undefined ? rangeOf(header, size) : undefined;
    if (range === false) return withHeaders(416, { 'Content-Range': `bytes */${size}` }, null);

    const file = await files.get(key, range);
    if (!file) return absent();
    const length = range ? String(range.end - range.start + 1) : file.headers.get('content-length');
    const own = {
      'Content-Type': file.headers.get('content-type') ?? 'application/octet-stream',
      'Accept-Ranges': 'bytes',
      ...(length && { 'Content-Length': length }),
      ...(range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }),
    };
    const isHead = method === 'HEAD';
    // Next reads no body of such an answer, so the connection would wait for it.
    if (isHead) await file.body?.cancel();
    return withHeaders(range ? 206 : 200, own, isHead ? null : file.body);
  };
