/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactNode } from 'react';

import type { Block } from '../../services/domain/content/page';
import { weeks } from '../changes';
import { cmsNames } from '../cmsNames';
import { Guidance } from './DocsPage.styles';

interface ComponentFactsProps {
  /** `blocks/Hero`. */
  title: string;
  /** Its path in the repository. */
  file: string;
  /** Tags of its stories. */
  tags: string[];
  parameters: {
    /** Its visible parts, in the order of reading, with ` · ` between. */
    anatomy?: string;
    /** Its name in the design file, where that is another one than the title. */
    design?: string;
  };
}

const statusOf = (tags: string[]) =>
  tags.includes('deprecated') ? 'Deprecated: not for new pages' : tags.includes('new') ? 'New' : 'Stable';

/** The block of the CMS that a component shows. */
function cmsNameOf(title: string) {
  const [tier, name = ''] = title.split('/');
  const kind = name.charAt(0).toLowerCase() + name.slice(1);
  return tier === 'blocks' && kind in cmsNames ? cmsNames[kind as Block['kind']] : undefined;
}

/** Its place in the design file, where STORYBOOK_DESIGN_URL says which one that is (`.env.example`). */
function designUrlOf(component: string) {
  const template: unknown = import.meta.env.STORYBOOK_DESIGN_URL;
  return typeof template === 'string' && /^https?:/.test(template)
    ? template.replace('{component}', encodeURIComponent(component))
    : undefined;
}

const changesOf = (title: string) =>
  weeks.flatMap(({ from, added, changed }) =>
    [...added, ...changed].flatMap(([component, what]) => (component === title ? [{ from, what }] : [])),
  );

/** Facts about a component that designers ask for: its status, its names, its parts, its place in the design file, its changes. */
export function ComponentFacts({ title, file, tags, parameters }: ComponentFactsProps) {
  const cmsName = cmsNameOf(title);
  const designUrl = designUrlOf(parameters.design ?? title);
  const changes = changesOf(title);
  const facts: Record<string, ReactNode> = {
    Status: statusOf(tags),
    'In code': <code>{file}</code>,
    'In the CMS': cmsName && (
      <>
        {cmsName[0]}, in German <span lang="de">{cmsName[1]}</span>
      </>
    ),
    Anatomy: parameters.anatomy,
    'Design file': designUrl && (
      <a href={designUrl} target="_blank" rel="noreferrer">
        {parameters.design ?? title}
      </a>
    ),
    Changes:
      changes.length > 0 &&
      changes.map(({ from, what }) => (
        <p key={from}>
          Week of {from}: {what}
        </p>
      )),
  };
  return (
    <Guidance>
      {Object.entries(facts).map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </Guidance>
  );
}
