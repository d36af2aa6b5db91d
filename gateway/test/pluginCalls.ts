import { existsSync } from 'node:fs';
import path from 'node:path';

/** The calls that plugins answer, by their folder; the contract names them with or without it. */
const ofPlugins: Record<string, string[]> = {
  visits: ['recordVisitor', 'countPageRead'],
  'search-terms': ['countSearchMiss', 'countSearchHit'],
  redirects: ['findRedirects', 'countRedirectHits'],
};

const unanswered = Object.entries(ofPlugins).flatMap(([folder, calls]) =>
  existsSync(path.join(__dirname, '../src/plugins', folder)) ? [] : calls,
);

/** Whether this gateway answers a call: one of a plugin that is deleted is answered with 404. */
export const isAnswered = (call: string): boolean => !unanswered.includes(call);
