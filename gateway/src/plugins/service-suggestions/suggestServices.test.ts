import { suggestServices } from './suggestServices';

const service = (id: number, en: string, de: string, country: string | null) => ({
  id,
  names: { en, de },
  country,
});
const services = [
  service(1, 'VAT registration Germany', 'Umsatzsteuer-Registrierung Deutschland', 'DE'),
  service(2, 'VAT registration Poland', 'Umsatzsteuer-Registrierung Polen', 'PL'),
  service(3, 'Packaging Germany (LUCID)', 'Verpackung Deutschland (LUCID)', 'DE'),
  service(4, 'Trade mark Germany', 'Marke Deutschland', 'DE'),
  service(5, 'Toys: safety file', 'Spielzeug: Sicherheitsakte', 'EU'),
];

it.each([
  ['its subject and its country', { en: 'Packaging has to be registered in Germany.' }, [3]],
  ['what comes more often first', { en: 'VAT, VAT: registration. Poland, Poland. Germany: VAT.' }, [2, 1]],
  ['its subject alone for the whole Union', { en: 'The safety file of toys.' }, [5]],
  [
    'both languages: a brand is no trade mark',
    { en: 'The brand in Germany: packaging.', de: 'Die Marke in Deutschland: Verpackungen.' },
    [3],
  ],
  ['nothing else', { en: 'Our office is closed.', de: '' }, []],
  ['nothing of an empty text', {}, []],
])('suggests by %s', (_what, texts, found) => {
  expect(suggestServices(texts, services)).toEqual(found);
});

it('suggests four at most', () => {
  const many = Array.from({ length: 6 }, (_, id) => service(id, 'Toys', 'Spielzeug', null));
  expect(suggestServices({ en: 'Toys' }, many)).toHaveLength(4);
});
