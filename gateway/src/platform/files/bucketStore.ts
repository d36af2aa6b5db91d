import { S3mini, S3ServiceError } from 's3mini';

import type { BucketSettings } from '../config/config';
import { fetchInTime } from './fetchInTime';
import type { FileStore } from './fileStore';
import { StorageError } from './storageError';

/** Files in a bucket. Every method throws a StorageError where the storage fails. */
export interface BucketStore extends FileStore {
  /** Writes, deletes and reads. @throws Error with a sentence that names the setting which is wrong */
  check: () => Promise<void>;
}

/** The answer of the storage in an error, or what an error was caused by. */
function refusalIn(error: unknown): S3ServiceError | undefined {
  if (error instanceof S3ServiceError) return error;
  return error instanceof Error && error.cause ? refusalIn(error.cause) : undefined;
}

const isAbsent = (error: unknown): boolean => {
  const refusal = refusalIn(error);
  return refusal?.status === 404 && refusal.serviceCode !== 'NoSuchBucket';
};

/** Does what the storage is asked, and names its failures in one way. */
async function asked<T>(request: Promise<T>): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    const status = refusalIn(error)?.status ?? 503;
    throw new StorageError(status >= 500 || status === 429, error);
  }
}

const wrong = (setting: string, must: string) => `The setting ${setting} is wrong: ${must}.`;

/** Which setting is wrong, by what the storage answered to the first request. */
function settingProblem(error: unknown, bucket: string): string {
  const refusal = refusalIn(error);
  const code = refusal?.serviceCode ?? '';
  if (code === 'InvalidAccessKeyId')
    return wrong('MEDIA_S3_ACCESS_KEY_ID', 'the storage knows no such access key');
  if (code === 'SignatureDoesNotMatch')
    return wrong('MEDIA_S3_SECRET_ACCESS_KEY', 'it is not the secret of the access key');
  if (/Region|AuthorizationHeaderMalformed|PermanentRedirect/.test(code))
    return wrong('MEDIA_S3_REGION', 'the bucket is in another region');
  if (refusal?.status === 403)
    return wrong(
      'MEDIA_S3_ACCESS_KEY_ID',
      `the access key must be allowed to list the bucket ${bucket} and to read, write and delete its objects`,
    );
  if (refusal?.status === 404) return wrong('MEDIA_S3_BUCKET', `there is no bucket ${bucket}`);
  const answer = refusal ? `the storage answers ${refusal.status}` : 'no storage answers there';
  return wrong('MEDIA_S3_ENDPOINT', answer);
}

/** Written and deleted at each start; no name of a collection. */
const checkKey = 'start-check';

/** Opens a bucket; nothing is asked of it yet. */
export function bucketStore({ endpoint, bucket, ...access }: BucketSettings): BucketStore {
  const client = new S3mini({ ...access, endpoint: `${endpoint}/${bucket}`, fetch: fetchInTime });
  return {
    put: async (key, data, mimeType) => {
      const response = await asked(client.putObject(key, data, mimeType));
      if (!response) throw new StorageError(false, new Error('The bucket has gone.'));
    },
    get: (key, range) => asked(client.getObjectRaw(key, !range, range?.start, range && range.end + 1)),
    read: (key) =>
      asked(client.getObjectRaw(key).then(async (response) => Buffer.from(await response.arrayBuffer()))),
    size: (key) => asked(client.getContentLength(key)),
    remove: async (key) => {
      await asked(client.deleteObject(key));
    },
    check: async () => {
      try {
        await client.putObject(checkKey, 'Can be written.', 'text/plain');
        await client.deleteObject(checkKey);
        // For a key without the right to list, the storage answers 403 for an object that is not there.
        await client.objectExists(checkKey);
      } catch (error) {
        throw new Error(settingProblem(error, bucket), { cause: error });
      }
    },
  };
}
