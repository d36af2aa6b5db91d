/// <reference types="vite/types/importMeta.d.ts" />
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';

import { docstringOf, type Docstring } from '../docstring';
import { ComponentFacts } from './ComponentFacts';
import { Guidance, Properties, Purpose, State, Tier } from './DocsPage.styles';
import { PlayedStates } from './PlayedStates';
import { hasOwnSetup, needsOwnWindow } from './storyState';
import { useToolbar } from './useToolbar';

const sources = import.meta.glob<string>(
  ['../../components/{ui,layout,blocks,parts,views}/*/*.tsx', '../../gateway/src/web/*/*.tsx'],
  { query: '?raw', import: 'default' },
);

const tiers: Record<string, string> = {
  ui: 'Primitive: text in, markup out; independent of services and languages',
  layout: 'Layout: the header, footer and dialogs of every page',
  blocks: 'Block: a section that marketers place in the CMS',
  parts: 'Part: a section that views and blocks use',
  views: 'View: the content of one route',
  gateway: 'Gateway: what visitors see on the pages of the gateway',
};

/** The file of a component by its title, such as `ui/Tag`; it may be in the folder of another one. */
function fileOf(title: string) {
  const [tier, name] = title.split('/');
  return (
    Object.keys(sources).find((file) => file.includes(`/${tier}/`) && file.endsWith(`/${name}.tsx`)) ?? ''
  );
}

/** Returns the docstring of a component by its title. */
function useDocstring(title: string) {
  const [docstring, setDocstring] = useState<Docstring>();
  useEffect(() => {
    const name = title.split('/').at(-1) ?? '';
    void sources[fileOf(title)]?.().then((source) => setDocstring(docstringOf(source, name)));
  }, [title]);
  return docstring;
}

const aspects = [
  ['avoid', 'When not to use'],
  ['accessibility', 'Accessibility'],
  ['example', 'Content'],
] as const;

/** The documentation page of a component: its docstring, its properties and its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { channel, componentStories } = useContext(DocsContext);
  const globals = useToolbar(channel);
  const stories = componentStories();
  const docstring = useDocstring(preparedMeta.title);
  const [tier = ''] = preparedMeta.title.split('/');
  const [primary, ...others] = stories;
  // A page or a dialog is shown in its own frame.
  const isWhole = tier === 'views' || tier === 'layout';
  const isFramed = isWhole || (primary && hasOwnSetup(primary));
  const frame = isFramed ? { inline: false, height: isWhole ? '640px' : '320px' } : undefined;
  // The first story is shown above without interaction, so its played state is listed too.
  const isPlayedBelow = primary?.playFunction !== undefined && !isFramed;
  const states = isPlayedBelow ? stories : others;
  const framed = states.filter((story) => isWhole || needsOwnWindow(story));
  const inline = states.filter((story) => !framed.includes(story));

  return (
    <>
      <Tier>{tiers[tier]}</Tier>
      <Title />
      <Purpose>{docstring && <Markdown>{docstring.purpose}</Markdown>}</Purpose>
      {primary && <Canvas of={primary.moduleExport as object} story={frame} sourceState="none" />}
      <Unstyled>
        <ComponentFacts {...preparedMeta} file={fileOf(preparedMeta.title).replace('../../', '')} />
        <Guidance>
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
        </Guidance>
      </Unstyled>
      {Object.keys(preparedMeta.argTypes).length > 0 && (
        <>
          <Heading>Properties</Heading>
          <Properties>
            <Controls />
          </Properties>
        </>
      )}
      {states.length > 0 && <Heading>States</Heading>}
      {inline.map(({ id, name, moduleExport }) => (
        <div key={id}>
          <State>{name}</State>
          <Description of={moduleExport as object} />
          <Canvas of={moduleExport as object} sourceState="none" />
        </div>
      ))}
      {framed.length > 0 && (
        <PlayedStates name={preparedMeta.title} stories={framed} globals={globals} isWhole={isWhole} />
      )}
    </>
  );
}
