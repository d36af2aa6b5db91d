import { Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';

import { Setup, Played } from './DocsPage.styles';
import { StateFrame } from './StateFrame';
import { describeSetup, type StoryState } from './storyState';

type Story = StoryState & {
  id: string;
  name: string;
  parameters: { docs?: { description?: { story?: string } } };
};

interface PlayedStatesProps {
  /** Group name: only one state of a group is open at a time. */
  name: string;
  stories: Story[];
  globals: Record<string, unknown>;
  isWhole: boolean;
}

/**
 * States that need a window of their own. Opened one at a time: a story that is played takes the focus, and windows
 * share their cookies.
 */
export function PlayedStates({ name, stories, globals, isWhole }: PlayedStatesProps) {
  const [open, setOpen] = useState<string>();
  return (
    <Unstyled>
      {stories.map((story) => (
        <Played
          key={story.id}
          name={name}
          onToggle={({ currentTarget }) =>
            setOpen((before) => (currentTarget.open ? story.id : before === story.id ? undefined : before))
          }
        >
          <summary>
            <strong>{story.name}</strong>
            <Setup>{describeSetup(story).join(' · ')}</Setup>
          </summary>
          {open === story.id && (
            <>
              <Markdown>{story.parameters.docs?.description?.story ?? ''}</Markdown>
              <p>
                <a href={`./?path=/story/${story.id}`} target="_top">
                  Open on its own
                </a>
              </p>
              <StateFrame story={story} globals={globals} isWhole={isWhole} />
            </>
          )}
        </Played>
      ))}
    </Unstyled>
  );
}
