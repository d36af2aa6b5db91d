import { fieldsOf, isMultipart, isObject, withJson } from './body';

/** Payload's parser fails on them in the name of a field or a file. */
const control = /[\u0000-\u001f\u007f]/;

/** The fields that Payload takes from a form: JSON in `_payload`, besides a file, which may come without fields. */
async function isReadableForm(request: Request): Promise<boolean> {
  const form = await request.formData();
  for (const [name, value] of form)
    if (control.test(name) || (value instanceof File && control.test(value.name))) return false;
  const written = form.get('_payload');
  if (written === null) return form.get('file') instanceof File;
  return typeof written === 'string' && isObject(JSON.parse(written));
}

/**
 * A change by staff as Payload can read it: a form, or an object in JSON, an empty one where there is no body; undefined
 * where it is something else. Payload answers 500 to broken forms, to lists and to `null`, and knows no other type.
 */
export async function readableChange(request: Request): Promise<Request | undefined> {
  if (request.method !== 'POST' && request.method !== 'PATCH') return request;
  const { url, method, headers } = request;
  const body = await request.arrayBuffer();
  const copy = () => new Request(url, { method, headers, body });
  try {
    if (isMultipart(request)) return (await isReadableForm(copy())) ? copy() : undefined;
    const fields = await fieldsOf(copy());
    return isObject(fields) ? withJson(request, fields) : undefined;
  } catch {
    return undefined;
  }
}
