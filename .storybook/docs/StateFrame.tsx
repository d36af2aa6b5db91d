import { useEffect, useState } from 'react';

import { toolbars } from '../toolbars';
import { StoryWindow } from './DocsPage.styles';
import { pinnedWidth, type StoryState } from './storyState';

/** Heights in px: of a frame before its story is there, and of the tallest. */
const least = 160;
const most = 960;

interface StateFrameProps {
  story: StoryState & { id: string; name: string };
  /** The toolbar's values; the story's own values take precedence. */
  globals: Record<string, unknown>;
  /** A page or a dialog fills its window, and has one of a fixed height. */
  isWhole: boolean;
}

const addressOf = (id: string, globals: Record<string, unknown>) => {
  const chosen = Object.keys(toolbars).flatMap((name) => {
    const value = globals[name];
    return typeof value === 'string' ? [`${name}:${value}`] : [];
  });
  return `./iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`;
};

/** As high as the story in it, which may grow while it is played. */
function useHeightWithin(frame: HTMLIFrameElement | null) {
  const [height, setHeight] = useState(least);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const within = (entry?.target.getBoundingClientRect().bottom ?? 0) + 32;
      setHeight(Math.min(Math.max(Math.ceil(within), least), most));
    });
    const watch = () => {
      const root = frame?.contentDocument?.getElementById('storybook-root');
      if (root) observer.observe(root);
    };
    frame?.addEventListener('load', watch);
    return () => {
      frame?.removeEventListener('load', watch);
      observer.disconnect();
    };
  }, [frame]);
  return height;
}

/** A story in a window of its own, where it is played. */
export function StateFrame({ story, globals, isWhole }: StateFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const within = useHeightWithin(frame);
  return (
    <StoryWindow
      ref={setFrame}
      title={story.name}
      src={addressOf(story.id, globals)}
      $width={pinnedWidth(story)}
      $height={isWhole ? 640 : within}
    />
  );
}
