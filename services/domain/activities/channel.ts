import type { ContentPage } from '@/services/domain/content/page';

/** Channel tracking as it stands in an address; empty where it names none (requirements, 9). */
export interface ChannelTracking {
  channelNo: string;
  channelCode: string;
}

/** Whether a code or a number is one that links and addresses may have. */
export const isChannelName = (text: string): boolean => /^[\w.-]{1,64}$/.test(text);

/** The questions and answers count as a channel of their own (requirements, 9). */
const codeOfQuestions = 'hgzn';

/** Among the questions and answers their code is forced, whatever brought the visitor. */
export const withQuestionsCode = (channel: ChannelTracking): ChannelTracking => ({
  ...channel,
  channelCode: codeOfQuestions,
});

/** On every other route it is cleared. */
export const withoutQuestionsCode = (channel: ChannelTracking): ChannelTracking =>
  channel.channelCode === codeOfQuestions ? { ...channel, channelCode: '' } : channel;

export const hasChannel = ({ channelNo, channelCode }: ChannelTracking) => Boolean(channelNo || channelCode);

export const noChannel: ChannelTracking = { channelNo: '', channelCode: '' };

/** A marketing channel that merchants register through. */
export interface Channel extends ChannelTracking {
  id: number;
  name: string;
}

/** The landing page of a channel; the general page has no channel. */
export interface ChannelPage {
  channel: Channel | null;
  page: ContentPage;
}

/** The channel that a tracking means: by its code, or else by its number. */
export const channelOf = <C extends ChannelTracking>(
  channels: C[],
  { channelNo, channelCode }: ChannelTracking,
): C | undefined =>
  channels.find((channel) => channel.channelCode === channelCode) ??
  channels.find((channel) => channel.channelNo === channelNo);
