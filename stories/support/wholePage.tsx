import type { Decorator } from '@storybook/react';
import Cookies from 'js-cookie';

import { AppLayout, type LayoutName } from '@/components/layout/AppLayout/AppLayout';
import { DeferredParts } from '@/components/parts/DeferredPart/DeferredParts';
import { consentCookie, consentVersion } from '@/services/domain/visits/consent';
import { answeredEmpty } from '@/services/fixtures/liveAnswers';

import { layoutDataOf } from './layoutDataOf';

/** Somebody who was here before and wants nothing kept: no question stands over the page. */
export function declineConsent() {
  Cookies.set(consentCookie, JSON.stringify({ revision: consentVersion, categories: [] }));
  return () => Cookies.remove(consentCookie);
}

/** For the meta of a view: every state as visitors see it, with what the layout puts around it. `path` is where it is found. */
export const wholePage = (path: string, layout: LayoutName = 'default') => ({
  parameters: {
    layout: 'fullscreen',
    nextjs: { router: { asPath: path } },
    // With nothing on: the pop-up of an activity has stories of its own.
    liveData: { popMarketList: answeredEmpty('popMarketList') },
  },
  decorators: [
    ((Story, { globals }) => (
      <AppLayout layout={layout} layoutData={layoutDataOf(globals)}>
        <Story />
        <DeferredParts page={path} />
      </AppLayout>
    )) satisfies Decorator,
  ],
  beforeEach: declineConsent,
});
