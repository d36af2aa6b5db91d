import path from 'node:path';

import { salesColumns } from '@/shared/salesFile';

import { contentLanguages } from '../../src/domain/languages';
import { demoContent } from './demoContent';

const manual = demoContent(path.join(__dirname, '../..')).manuals.find(
  ({ files }) => files.en.frontMatter.anchor === 'sales-data',
);

it.each(contentLanguages)(
  'the manual in %s names the columns of the sample file, in their order',
  (language) => {
    const [, list = ''] =
      /(?:names|Namen):\n\n((?:- .*\n)+)/.exec(manual?.files[language].markdown ?? '') ?? [];
    const names = list
      .split('\n')
      .flatMap((line) => (/^- (.*?:\*\*)/.exec(line)?.[1] ?? '').match(/[a-z]\w+/g) ?? []);
    expect(names.filter((name) => name !== 'and' && name !== 'und')).toEqual([...salesColumns]);
  },
);
