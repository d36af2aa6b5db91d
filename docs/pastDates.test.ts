import { rulesVersion } from '@/services/domain/obligations/rulesVersion';

import { visitorTexts } from './visitorTexts';

const months = {
  en: 'January February March April May June July August September October November December'.split(' '),
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' '),
};
type Language = keyof typeof months;

/** Words before a date to come: `from 1 July 2026`, `spätestens am 1. Juli 2026`; and the date itself. */
const announced = {
  en: new RegExp(
    `\\b(?:from|on|by|until|starting)\\s(?:(?:the|end|of)\\s)*\\**(?:(\\d{1,2})\\s)?(${months.en.join('|')})\\s(20\\d\\d)`,
    'gi',
  ),
  de: new RegExp(
    `(?<!\\p{L})(?:ab|am|zum|bis)\\s(?:(?:dem|zum|Ende|Anfang)\\s)*\\**(?:(\\d{1,2})\\.\\s)?(${months.de.join('|')})\\s(20\\d\\d)`,
    'giu',
  ),
};
const future = {
  en: /\b(?:will|(?:is|are) (?:(?:due|expected|planned|set) )?to|plans? to|appl(?:y|ies)|must|enters? into|takes? effect|begins?|starts?|follows?)\b/i,
  de: /(?<!\p{L})(?:wird|werden|soll|sollen|tritt|treten|plant|planen|gilt|gelten|müssen|muss|beginnt|beginnen|folgt|folgen)(?!\p{L})/iu,
};
/** Within commas, it says of a date that it has passed. */
const past = {
  en: /\b(?:was|were|has|have|had|since|ended|began|replaced)\b/i,
  de: /(?<!\p{L})(?:wurden?|war|waren|hat|haben|hatten?|seit|endeten?|begann|angenommen)(?!\p{L})/iu,
};
/** Plans of the past; and invented companies, which are told of in the present tense. */
const told = /\b(?:was to|were to|sollten?|invented|erfundene)\b/;

/** The dates that a sentence announces although they are before `today`, an ISO date. */
const passed = (sentence: string, language: Language, today: string): string[] =>
  !future[language].test(sentence) || told.test(sentence)
    ? []
    : sentence
        .split(',')
        .filter((clause) => !past[language].test(clause))
        .flatMap((clause) =>
          [...clause.matchAll(announced[language])].flatMap(([found, day = '31', month = '', year]) => {
            const number = months[language].findIndex((name) => name.toLowerCase() === month.toLowerCase());
            const date = [year, String(number + 1).padStart(2, '0'), day.padStart(2, '0')].join('-');
            return date < today ? [found] : [];
          }),
        );

/** A sentence ends with a full stop, but not with that of `1. Juli`. */
const sentencesOf = (text: string) =>
  text
    .replace(/~|\\u00a0|\u00A0/g, ' ')
    .split('\n')
    .flatMap((line) => line.split(/(?<=(?<!\b\d{1,2})[.!?;])\s/));

it.each([
  ['en', 'The regulation will apply from 12 August 2026.', ['from 12 August 2026']],
  ['en', 'It starts when systems are ready, at the latest on 1 November 2026.', ['on 1 November 2026']],
  ['en', 'The fee was to start by 1 November 2026.', []],
  ['en', 'Slovakia plans to start on **1 January 2027**.', []],
  ['en', 'The act was adopted on 11 March 2025, and applies in stages until 2035.', []],
  ['en', 'The act has applied since 12 August 2026.', []],
  ['de', 'Ab dem 12. August 2026 gilt die Verordnung.', ['Ab dem 12. August 2026']],
  ['de', 'Das Gesetz soll bis Ende Juni 2026 in Kraft treten.', ['bis Ende Juni 2026']],
  ['de', 'Die Pflicht beginnt am 1. Januar 2027.', []],
  ['de', 'Es wurde am 11. März 2025 angenommen, und wird bis 2035 wirksam.', []],
] as const)('in %s, “%s” announces %j too late', (language, sentence, expected) =>
  expect(passed(sentence, language, '2026-11-28')).toEqual(expected),
);

/**
 * Compared with the day on which the rules were last checked, not with today: the result is the same on every day, and
 * whoever checks the rules anew learns which texts still announce what has begun meanwhile. News say what was ahead on
 * the day that they bear.
 */
it.each(['en', 'de'] as const)('no text in %s announces a date that has passed', (language) => {
  const late = visitorTexts
    .filter((file) => (file.language ?? language) === language && !file.name.includes('/information/'))
    .flatMap(({ name, text }) =>
      sentencesOf(text).flatMap((sentence) =>
        passed(sentence, language, rulesVersion).map((date) => `${name}: ${date}: ${sentence.trim()}`),
      ),
    );
  expect(late).toEqual([]);
});
