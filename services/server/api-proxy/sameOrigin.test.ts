import { HttpError } from './httpError';
import { assertSameOrigin } from './sameOrigin';

const site = 'https://www.example.com';
const origin = { origin: site };
const from = (place: string) => ({ 'sec-fetch-site': place });

it.each([
  ['GET', {}],
  ['GET', from('same-origin')],
  ['POST', origin],
  ['POST', { ...origin, ...from('same-origin') }],
])('accepts %s with %j', (method, headers) => {
  expect(() => assertSameOrigin({ method, headers }, site)).not.toThrow();
});

it.each([
  ['POST', {}],
  ['POST', from('same-origin')],
  ['POST', { origin: 'null' }],
  ['POST', { origin: 'https://evil.example' }],
  ['POST', { origin: 'http://www.example.com' }],
  ['POST', { origin: 'https://www.example.com.evil.example' }],
  ['POST', { origin: 'https://sub.www.example.com' }],
  ['POST', { ...origin, ...from('cross-site') }],
  ['POST', { ...origin, ...from('same-site') }],
  ['POST', { ...origin, ...from('none') }],
  ['GET', from('cross-site')],
])('refuses %s with %j', (method, headers) => {
  expect(() => assertSameOrigin({ method, headers }, site)).toThrow(HttpError);
});
