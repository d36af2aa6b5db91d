/// <reference types="vite/types/importMeta.d.ts" />
import {
  Canvas,
  Controls,
  DocsContext,
  Heading,
  Markdown,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

import { docstringOf, type Docstring } from '../docstring';

import { Advice, Purpose, State, States, Tier } from './DocsPage.styles';

const sources = import.meta.glob<string>('../../components/{ui,layout,blocks,views}/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

const tiers: Record<string, string> = {
  ui: 'Primitive: strings in, markup out; knows no service and no language',
  layout: 'Frame: what stands around every page',
  blocks: 'Block: a part of a page, often one that marketers place in the CMS',
  views: 'View: the body of one route',
};

/** What the source says of `ui/Tag`. */
function useDocstring(title: string) {
  const [docstring, setDocstring] = useState<Docstring>();
  useEffect(() => {
    const name = title.split('/').at(-1) ?? '';
    void sources[`../../components/${title}/${name}.tsx`]?.().then((source) =>
      setDocstring(docstringOf(source, name)),
    );
  }, [title]);
  return docstring;
}

const aspects = [
  ['avoid', 'Not for'],
  ['accessibility', 'For everybody'],
  ['example', 'Words'],
] as const;

/** The page of a component: what its source says of it, its properties and every state. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const docstring = useDocstring(preparedMeta.title);
  const [tier = ''] = preparedMeta.title.split('/');
  const [primary, ...others] = stories;
  // A page or a dialog needs a window of its own; a second one beside it would be one too many.
  const isWhole = tier === 'views' || tier === 'layout';
  const frame = isWhole ? { inline: false, height: '640px' } : undefined;

  return (
    <>
      <Tier>{tiers[tier]}</Tier>
      <Title />
      <Purpose>{docstring && <Markdown>{docstring.purpose}</Markdown>}</Purpose>
      {primary && <Canvas of={primary.moduleExport as object} story={frame} sourceState="none" />}
      <Unstyled>
        <Advice>
          {aspects.map(
            ([aspect, label]) =>
              docstring?.[aspect] && (
                <div key={aspect}>
                  <dt>{label}</dt>
                  <dd>
                    <Markdown>{docstring[aspect]}</Markdown>
                  </dd>
                </div>
              ),
          )}
        </Advice>
      </Unstyled>
      <Heading>Properties</Heading>
      <Controls />
      {others.length > 0 && <Heading>States</Heading>}
      {isWhole ? (
        <States>
          {others.map(({ id, name }) => (
            <li key={id}>
              <a href={`./?path=/story/${id}`} target="_top">
                {name}
              </a>
            </li>
          ))}
        </States>
      ) : (
        others.map(({ id, name, moduleExport }) => (
          <div key={id}>
            <State>{name}</State>
            <Canvas of={moduleExport as object} sourceState="none" />
          </div>
        ))
      )}
    </>
  );
}
