import { createRanking } from '@/shared/search/createRanking';

import { contentLanguages } from '../../src/domain/languages';
import { synonymsIn } from '../../src/domain/synonyms';
import { calculatorServices } from './calculatorServices.content';
import { furtherServices } from './furtherServices.content';
import { servicesContent } from './services.content';
import { synonymsContent } from './synonyms.content';
import { trademarkServices } from './trademarkServices.content';

// Shows (requirements, 2.14).

const services = [...servicesContent, ...calculatorServices, ...trademarkServices, ...furtherServices];

/** As it is typed from its beginning, read from its end, and in pieces of three letters. */
const partsOf = (text: string): string[] =>
  Array.from(text, (_letter, at) => [text.slice(0, at + 1), text.slice(at), text.slice(at, at + 3)]).flat();

it.each(contentLanguages)(
  'in %s every part of a name, in any case, finds every service that has it',
  (language) => {
    const names = [...new Set(services.map(({ name }) => name[language]))];
    const rank = createRanking(
      names.map((name) => ({ key: name, title: name })),
      synonymsContent.map(synonymsIn),
    );
    const lowercase = names.map((name) => name.toLowerCase());
    // One in seven: all of them would take as long as a hundred other tests.
    const queries = [...new Set(lowercase.flatMap(partsOf))].filter(
      (query, at) => at % 7 === 0 && query.trim(),
    );
    expect(names.length).toBeGreaterThan(90);
    const hidden = queries.flatMap((query, index) => {
      const found = new Set(rank(index % 2 ? query : query.toUpperCase()).texts.map(({ key }) => key));
      return names.filter((name, place) => lowercase[place]?.includes(query.trim()) && !found.has(name));
    });
    expect(hidden).toEqual([]);
  },
);
