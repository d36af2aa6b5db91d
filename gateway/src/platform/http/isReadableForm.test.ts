import { isReadableForm } from './isReadableForm';

const type = 'multipart/form-data; boundary=x';
const part = '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na\r\n--x--\r\n';
const post = (body: string, contentType: string) =>
  new Request('http://gateway/user/login', {
    method: 'POST',
    body,
    headers: { 'content-type': contentType },
  });

it.each([
  [true, part, type],
  [true, '["$K1"]', 'text/plain;charset=UTF-8'],
  [true, 'email=%', 'application/x-www-form-urlencoded'],
  [false, '--x\r\n', type],
  [false, part.slice(0, -10), type],
  [false, '', type],
  [false, part, 'multipart/form-data'],
  [false, part, 'multipart/form-data; boundary='],
  [false, part, 'multipart/form-data; boundary=y'],
])('%s for %j as %s', async (expected, body, contentType) =>
  expect(await isReadableForm(post(body, contentType))).toBe(expected),
);

it('leaves the body of the request unread', async () => {
  const request = post(part, type);
  await isReadableForm(request);
  expect((await request.formData()).get('email')).toBe('a');
});
