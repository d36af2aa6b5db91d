import { merchant } from '@/services/fixtures/surveys';

import { assess } from './assess';
import { askedQuestions, type ConditionalQuestion, conditionalQuestions, withoutUnasked } from './questions';
import type { SurveyAnswers } from './survey';

const day = '2026-11-22';

/** Answers to each question that differ as far as they can. */
const differing: { [Question in ConditionalQuestion]: SurveyAnswers[Question][] } = {
  storageCountries: [[], ['DE'], ['CN', 'GB', 'PL']],
  importedConsignments: [[], ['upTo150'], ['above150'], ['unknown']],
  importsToStock: ['yes', 'no', 'unknown'],
  crossBorderTurnover: [null, 0, 10_000, 10_001, 100_001],
  smallEnterprise: ['yes', 'no', 'unknown'],
  supplyRoles: [[], ['homeSupplier'], ['unionSupplier'], ['ownImport', 'homeSupplier']],
};

/** Every seventh of the combinations. */
const merchants = ['DE', 'GB', 'NO']
  .flatMap((companyCountry) =>
    [[], ['DE'], ['FR', 'PL'], ['CH']].flatMap((storageCountries) =>
      [['DE'], ['FR', 'IT'], ['NO', 'GB']].flatMap((salesCountries) =>
        ([['other'], ['digital'], ['digital', 'toy'], ['tyre'], ['cosmetics', 'battery']] as const).flatMap(
          (productKinds) =>
            ([['ownShop'], ['marketplace', 'businessOnly']] as const).map((salesChannels) =>
              merchant({
                companyCountry,
                storageCountries,
                salesCountries,
                productKinds: [...productKinds],
                salesChannels: [...salesChannels],
              }),
            ),
        ),
      ),
    ),
  )
  .filter((_merchant, index) => index % 7 === 0);
const found = (answers: SurveyAnswers, question: ConditionalQuestion) =>
  new Set(differing[question].map((value) => JSON.stringify(assess({ ...answers, [question]: value }, day))));
const isAsked = (answers: SurveyAnswers, question: ConditionalQuestion) =>
  askedQuestions(answers).has(question);

describe.each(conditionalQuestions)('the question %s', (question) => {
  it('changes nothing where it is not asked', () => {
    const unasked = merchants.filter((answers) => !isAsked(answers, question));
    expect(unasked.length).toBeGreaterThan(0);
    for (const answers of unasked) expect([answers, found(answers, question).size]).toEqual([answers, 1]);
  });

  it('can change the report where it is asked', () => {
    const asked = merchants.filter((answers) => isAsked(answers, question));
    expect(asked.length).toBeGreaterThan(0);
    for (const answers of asked) expect([answers, found(answers, question).size]).not.toEqual([answers, 1]);
  });
});

it.each<[string, SurveyAnswers, ConditionalQuestion[]]>([
  [
    'a shop in Berlin that sells at home',
    merchant({ companyCountry: 'DE', salesCountries: ['DE'] }),
    ['storageCountries', 'importedConsignments', 'importsToStock', 'supplyRoles'],
  ],
  [
    'a shop in Berlin that sells what it imports at home',
    merchant({ companyCountry: 'DE', salesCountries: ['DE'], importsToStock: 'yes' }),
    ['storageCountries', 'importedConsignments', 'importsToStock'],
  ],
  [
    'a shop in Berlin that sells for €200,000 to France',
    merchant({ companyCountry: 'DE', salesCountries: ['FR'], crossBorderTurnover: 200_000 }),
    ['storageCountries', 'importedConsignments', 'importsToStock', 'crossBorderTurnover'],
  ],
])('of %s are asked', (_story, answers, questions) =>
  expect([...askedQuestions(answers)]).toEqual(questions),
);

it('leaves out what was answered before another answer made it idle', () =>
  expect(
    withoutUnasked(
      merchant({
        companyCountry: 'GB',
        storageCountries: ['DE'],
        salesCountries: ['DE'],
        productKinds: ['digital'],
        importedConsignments: ['upTo150'],
        importsToStock: 'yes',
        crossBorderTurnover: 5_000,
        smallEnterprise: 'yes',
        supplyRoles: ['homeSupplier'],
      }),
    ),
  ).toMatchObject({
    storageCountries: [],
    importedConsignments: [],
    importsToStock: 'no',
    crossBorderTurnover: null,
    smallEnterprise: 'unknown',
    supplyRoles: [],
  }));
