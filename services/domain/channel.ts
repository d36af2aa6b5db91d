import type { ContentPage } from './page';

/** Channel tracking as it stands in an address; empty where it names none (specification, section 9). */
export interface ChannelTracking {
  channelNo: string;
  channelCode: string;
}

/** Where a merchant may have heard of us. */
export interface Channel extends ChannelTracking {
  id: number;
  name: string;
}

/** The landing page of a channel; the general page has no channel. */
export interface ChannelPage {
  channel: Channel | null;
  page: ContentPage;
}
