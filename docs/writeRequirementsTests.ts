import { readFileSync, writeFileSync } from 'node:fs';

import {
  citingFiles,
  requirementsPath,
  sectionsOf,
  testList,
  testListPath,
  testsByNumber,
} from './requirementsTests';

const sections = sectionsOf(readFileSync(requirementsPath, 'utf8'));
writeFileSync(testListPath, testList(sections, testsByNumber(citingFiles())));
