import { describe, it } from 'node:test';

import { expect } from 'expect';

import { openPayload } from './openPayload';

const payload = await openPayload();

const link = (text: string, url: string) => ({
  ...{ type: 'link', version: 3, format: '', indent: 0, direction: 'ltr' },
  fields: { url, linkType: 'custom', newTab: false },
  children: [{ type: 'text', text, version: 1, format: 0, mode: 'normal', style: '', detail: 0 }],
});
const richText = (...children: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, format: '' as const, indent: 0, direction: 'ltr' as const },
    children: [{ type: 'paragraph', version: 1, format: '', indent: 0, direction: 'ltr', children }],
  },
});

/** The places and sentences with which a page of these sections is refused; none where it is taken. */
async function refusals(...blocks: object[]): Promise<string[]> {
  try {
    await payload.create({
      collection: 'pages',
      data: { title: 'A page', uid: `links-${Date.now()}`, blocks: blocks as never, _status: 'published' },
    });
    return [];
  } catch (error) {
    const { errors } = (error as { data: { errors: { label: string; message: string }[] } }).data;
    return errors.map(({ label, message }) => `${label}: ${message}`);
  }
}
const section = (kind: string) => `Content > Sections > Block 1 (${kind})`;
const prose = (...children: object[]) => ({
  blockType: 'prose',
  heading: 'Text',
  body: richText(...children),
});

describe('a bad link', () => {
  it('in a formatted text is refused, which names its text and its place', async () => {
    expect(await refusals(prose(link('Call us', 'tel:0800-CALL'), link('Fine', '#steps')))).toEqual([
      `${section('Text: A heading and paragraphs to read.')} > Text: “Call us” (tel:0800-CALL): After tel: comes a whole telephone number in digits, such as tel:+4930123456`,
    ]);
  });

  it('of a button is refused, which names its text and its place', async () =>
    expect(
      await refusals({
        ...{ blockType: 'callToAction', heading: 'Heading', text: 'Text' },
        actions: [
          { label: 'Fine', url: '#steps', emphasis: 'primary' },
          { label: 'Write to us', url: 'mailto:office@', emphasis: 'quiet' },
        ],
      }),
    ).toEqual([
      `${section('Call to action: One request and one button, at the end.')} > Buttons 2 > Leads to: “Write to us” (mailto:office@): After mailto: comes a whole e-mail address, such as mailto:office@example.com`,
    ]));
});
