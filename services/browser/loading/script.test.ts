/** @jest-environment jsdom */
import { loadScript } from './script';

// Shows (requirements, 4.5).

const scripts = () => [...document.head.querySelectorAll('script')];
const src = 'https://gateway.example.com/captcha/widget.js';

it('loads a script once for several callers', async () => {
  const both = [loadScript(src), loadScript(src)];
  expect(scripts().map((script) => script.src)).toEqual([src]);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(both);
  await loadScript(src);
  expect(scripts()).toHaveLength(1);
});

it('retries after a failure', async () => {
  const other = `${src}?other`;
  const first = loadScript(other);
  scripts().at(-1)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow(other);
  const second = loadScript(other);
  scripts().at(-1)?.dispatchEvent(new Event('load'));
  await expect(second).resolves.toBeUndefined();
});
