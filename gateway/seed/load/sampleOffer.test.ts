import path from 'node:path';

import { filingIn } from '@/shared/dueDates/vatReturns';
import { seedDueRules } from '@/shared/testing/seedDueRules';

import { contentLanguages } from '../../src/domain/languages';
import { about } from '../content/pages/about';
import { priceBundlesContent } from '../content/priceBundles.content';
import { representatives } from '../content/representatives.content';
import { servicesContent } from '../content/services.content';
import { demoContent } from './demoContent';

const offer = demoContent(path.join(__dirname, '../..')).manuals.find(
  ({ files }) => files.en.frontMatter.anchor === 'sample-offer',
);

/** The net prices of a service, in euros, in the order of the list. */
const pricesOf = (key: string) =>
  [...servicesContent, ...representatives]
    .find((service) => service.key === key)
    ?.prices.map(({ amount }) => amount / 100) ?? [];

/** Every amount of a text, in its order. */
const amountsIn = (text: string) =>
  [...text.matchAll(/€([\d,]+)|([\d.]+)~€/g)].map(([, en, de]) => Number((en ?? de)?.replace(/[.,]/g, '')));

/** Savings of the bundle in the example, once and in a year. */
function savings(): [number, number] {
  const bundle = priceBundlesContent.find(({ title }) => title.en === 'Stock in Germany');
  const [once = NaN, year = NaN] = bundle?.prices.map(({ amount }) => amount / 100) ?? [];
  return [preparation - once, yearly - year];
}

const returns = filingIn(seedDueRules(), 'DE').count;
const quarters = 4;
const threshold = 10_000;
const [preparation = NaN, application = NaN] = pricesOf('vat-registration-germany');
const [check = NaN, filing = NaN] = pricesOf('vat-filing-germany');
const [representation = NaN] = pricesOf('packaging-representative-germany');
const [oss = NaN, ossReturn = NaN, ossFiling = NaN] = pricesOf('oss-union');
const yearly = returns * check + representation;
const others = returns * filing;
const [savedOnce, savedYearly] = savings();
const totalOnce = preparation - savedOnce + application;
const totalYearly = yearly - savedYearly + others;

it.each(contentLanguages)('the sample offer in %s adds up, with the prices of the services', (language) => {
  expect(amountsIn(offer?.files[language].markdown ?? '')).toEqual([
    ...[preparation, check, returns * check, representation, yearly],
    ...[savedOnce, savedYearly],
    ...[application, filing, others],
    ...[totalOnce, totalYearly, totalOnce + totalYearly, totalYearly],
  ]);
});

it.each(contentLanguages)(
  'the worked cases of "About us" in %s have the totals of the sample offer and the prices of the services',
  (language) => {
    const example = about.blocks.find((block) => block.blockType === 'prose' && block.anchor === 'example');
    const text = example?.blockType === 'prose' ? example.bodyMarkdown[language] : '';
    const ossYearly = quarters * ossReturn + representation;
    const ossOthers = quarters * ossFiling;
    expect(amountsIn(text)).toEqual([
      ...[threshold, preparation, oss, yearly, ossYearly],
      ...[savedOnce, savedYearly, application, others, ossOthers],
      ...[totalOnce + totalYearly, oss + ossYearly + ossOthers, totalYearly, ossYearly + ossOthers],
    ]);
  },
);

it.each(contentLanguages)(
  'the example case of "How we work" in %s has the totals of the sample offer',
  (language) => {
    const story = about.blocks.find((block) => block.blockType === 'timeline' && block.anchor === 'case');
    const texts = story?.blockType === 'timeline' ? story.entries.map(({ text }) => text[language]) : [];
    expect(amountsIn(texts.join(' '))).toEqual([
      ...[totalOnce, totalYearly],
      ...[totalOnce + totalYearly, totalYearly],
    ]);
  },
);
