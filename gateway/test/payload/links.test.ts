import { describe, it } from 'node:test';

import { expect } from 'expect';

import { document, node, text } from '../richText';
import { openPayload } from './openPayload';

const payload = await openPayload();

const link = (words: string, url: string) =>
  node('link', [text(words)], { fields: { url, linkType: 'custom', newTab: false } });

/** The places and sentences with which a page of these sections is refused; none where it is taken. */
async function refusalsOf(address: object, ...blocks: object[]): Promise<string[]> {
  try {
    await payload.create({
      collection: 'pages',
      data: { title: 'A page', ...address, blocks: blocks as never, _status: 'published' },
    });
    return [];
  } catch (error) {
    const { errors } = (error as { data: { errors: { label: string; message: string }[] } }).data;
    return errors.map(({ label, message }) => `${label}: ${message}`);
  }
}
const refusals = (...blocks: object[]) => refusalsOf({ uid: `links-${Date.now()}` }, ...blocks);
const section = (kind: string) => `Content > Sections > Block 1 (${kind})`;
const prose = (...children: object[]) => ({
  blockType: 'prose',
  heading: 'Text',
  body: document(node('paragraph', children)),
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

it('addresses, numbers and hosts are kept in one form, in buttons and formatted texts', async () => {
  const { blocks } = await payload.create({
    collection: 'pages',
    data: {
      ...{ title: 'A page', uid: `links-${Date.now()}`, _status: 'published' as const },
      blocks: [
        prose(link('Call us', 'tel:+49 (0)30 23125-100'), link('Read on', ' HTTPS://WWW.EXAMPLE.COM/A b')),
        {
          ...{ blockType: 'callToAction', heading: 'Heading', text: 'Text' },
          actions: [{ label: 'Write', url: 'mailto: #1@example.com', emphasis: 'primary' }],
        },
      ] as never,
    },
  });
  const urls = [...JSON.stringify(blocks).matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
  expect(urls).toEqual(['tel:+493023125100', 'https://www.example.com/A%20b', 'mailto:%231@example.com']);
});

it('contact data of the footer is refused with a sentence where nobody could be reached', async () => {
  const frame = await payload.findGlobal({ slug: 'site-frame', depth: 0 });
  const save = (contact: object) =>
    payload.updateGlobal({
      slug: 'site-frame',
      data: {
        ...frame,
        contactInformation: { ...frame.contactInformation, ...contact },
        _status: 'published',
      },
    });
  await expect(save({ email: 'o’neil@example.com' })).rejects.toThrow();
  await expect(save({ phone: '030 23125' })).rejects.toThrow();
});

it('a jump mark stands on a page once, and is none of those that the site sets', async () => {
  const withAnchor = (anchor: string) => ({ ...prose(), anchor });
  expect(await refusals(withAnchor('steps'), withAnchor('prices'))).toEqual([]);
  const twice = await refusals(withAnchor('steps'), withAnchor('steps'));
  expect(twice[0]).toContain('Another section of this page has this jump mark.');
  expect(await refusals(withAnchor('enquiry'))).toEqual([]);
  const ofForm = await refusalsOf({ pageKey: 'Contact' }, withAnchor('enquiry'));
  expect(ofForm[0]).toContain('Another section of this page has this jump mark.');
});
