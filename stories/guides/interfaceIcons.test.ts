import { readdirSync, readFileSync } from 'node:fs';

import { interfaceIcons } from './interfaceIcons';

const sources = readdirSync('components', { recursive: true, encoding: 'utf8' })
  // Those of `BlockIcon` are the CMS's.
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('BlockIcon.tsx'))
  .map((file) => readFileSync(`components/${file}`, 'utf8'));

const used = sources.flatMap((source) =>
  (/import \{([^}]*)\} from 'lucide-react'/.exec(source)?.[1] ?? '').split(',').map((name) => name.trim()),
);

it('shows exactly the icons in use', () => {
  expect(Object.keys(interfaceIcons).sort()).toEqual([...new Set(used.filter(Boolean))].sort());
});
