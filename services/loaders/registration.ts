import { paths } from '@/services/config/paths';
import { noChannel } from '@/services/domain/activities/channel';
import { fetchChannelPage } from '@/services/gateway/channels';

import { registrationOffer } from './registrationOffer';
import { withStaticProps } from './withStaticProps';

/** The registration alone, with its welcome gift and the picture of the workspace that the page of newcomers has. */
export const getStaticProps = withStaticProps({
  address: paths.registration,
  namespaces: ['promotion', 'registration', 'captcha'],
  needs: { static: [], namespaces: ['promotion', 'registration', 'captcha'] },
  load: async (_params, locale) => {
    const [landing, offer] = await Promise.all([
      fetchChannelPage(noChannel, locale),
      registrationOffer(noChannel, locale),
    ]);
    if (!offer) return undefined;
    const blocks = landing?.page.blocks.filter(({ kind }) => kind === 'annotatedPicture') ?? [];
    return { offer, page: landing ? { ...landing.page, blocks } : null };
  },
});
