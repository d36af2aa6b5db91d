import { ownPath } from './ownPath';

it('an address of this host is sent as its path', () => {
  expect(ownPath('https://gateway.example.com/media/a.png')).toBe('/media/a.png');
  expect(ownPath('http://localhost:4000/a')).toBe('/a');
  expect(ownPath('/media/http://a')).toBe('/media/http://a');
});
