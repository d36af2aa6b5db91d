import type { Decorator } from '@storybook/nextjs-vite';
import Cookies from 'js-cookie';

import { AppFrame, type LayoutName } from '@/components/layout/AppFrame/AppFrame';
import { consentCookie, consentVersion } from '@/services/domain/consent';

import { frameOf } from './frameOf';

/** Somebody who was here before and wants nothing kept: no question stands over the page. */
export function declineConsent() {
  Cookies.set(consentCookie, JSON.stringify({ revision: consentVersion, categories: [] }));
  return () => Cookies.remove(consentCookie);
}

/** A view as visitors see it, with what its layout puts around it. `path` is where it is found. */
export const wholePage = (path: string, layout: LayoutName = 'default') => ({
  parameters: { nextjs: { router: { asPath: path } } },
  decorators: [
    ((Story, { globals }) => (
      <AppFrame layout={layout} frame={frameOf(globals)}>
        <Story />
      </AppFrame>
    )) satisfies Decorator,
  ],
  beforeEach: declineConsent,
});
