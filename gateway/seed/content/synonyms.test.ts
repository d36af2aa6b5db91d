import { isSynonymGroup, sharedSynonym } from '../../src/domain/synonyms';
import { synonymsContent } from './synonyms.content';

it.each(synonymsContent.map((line, index) => [line, index] as const))('seeds the group %j', (line, index) => {
  expect(isSynonymGroup(line)).toBe(true);
  expect(sharedSynonym(line, synonymsContent.toSpliced(index, 1))).toBeUndefined();
  expect(line.length).toBeLessThanOrEqual(400);
});
