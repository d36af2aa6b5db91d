import path from 'node:path';

import { contentLanguages } from '../../src/domain/languages';
import { about } from '../content/pages/about';
import { servicesContent } from '../content/services.content';
import { demoContent } from './demoContent';

const offer = demoContent(path.join(__dirname, '../..')).manuals.find(
  ({ files }) => files.en.frontMatter.anchor === 'sample-offer',
);

/** The net prices of a service, in euros, in the order of the list. */
const pricesOf = (key: string) =>
  servicesContent.find((service) => service.key === key)?.prices.map(({ amount }) => amount / 100) ?? [];

/** Every amount of a text, in its order. */
const amountsIn = (text: string) =>
  [...text.matchAll(/€([\d,]+)|([\d.]+)~€/g)].map(([, en, de]) => Number((en ?? de)?.replace(/[.,]/g, '')));

const returns = 13;
const [preparation = NaN, application = NaN] = pricesOf('vat-registration-germany');
const [check = NaN, filing = NaN] = pricesOf('vat-filing-germany');
const [contract = NaN, reports = NaN] = pricesOf('packaging-germany');
const [oss = NaN, ossReturn = NaN] = pricesOf('oss-union');
const quarters = 4;
const threshold = 10_000;
const once = preparation + contract;
const yearly = returns * check + reports;
const others = returns * filing;

it.each(contentLanguages)('the sample offer in %s adds up, with the prices of the services', (language) => {
  expect(amountsIn(offer?.files[language].markdown ?? '')).toEqual([
    ...[preparation, contract, once],
    ...[check, returns * check, reports, yearly],
    ...[once + yearly, yearly],
    ...[application, filing, others, application + others],
    ...[once + yearly + application + others, yearly + others],
  ]);
});

it.each(contentLanguages)(
  'the worked cases of "How we work" in %s have the sums of the sample offer and the prices of the services',
  (language) => {
    const example = about.blocks.find((block) => block.blockType === 'prose' && block.anchor === 'example');
    const text = example?.blockType === 'prose' ? example.bodyMarkdown[language] : '';
    const firstYear = once + yearly + application + others;
    const [ossOnce, ossYearly] = [oss + contract, quarters * ossReturn + reports];
    expect(amountsIn(text)).toEqual([
      ...[threshold, once, ossOnce, yearly, ossYearly, application + others],
      ...[firstYear, ossOnce + ossYearly, yearly + others, ossYearly],
    ]);
  },
);
