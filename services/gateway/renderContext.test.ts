import { collectContentVersions, withContentTracking } from './contentVersions';
import { deadlineSignal, withDeadline } from './deadline';
import { isPreview, withPreview } from './preview';
import { renderContext, withRenderContext } from './renderContext';

it('is empty outside of any work', () => expect(renderContext()).toEqual({}));

it('keeps the fields of the outer context that the inner one does not change', async () => {
  const { content } = await withContentTracking(() =>
    withPreview({ document: 'articles:3' }, () =>
      withDeadline(1_000, async () => {
        await Promise.resolve();
        collectContentVersions('menu.a');
        expect([isPreview(), deadlineSignal()]).toEqual([true, expect.any(AbortSignal)]);
      }),
    ),
  );
  expect(content).toBe('menu.a');
});

it('does not change the outer context', () => {
  withRenderContext({ draft: 'articles:3' }, () => {
    withRenderContext({ draft: 'articles:4' }, () => expect(renderContext().draft).toBe('articles:4'));
    expect(renderContext()).toEqual({ draft: 'articles:3' });
  });
});
