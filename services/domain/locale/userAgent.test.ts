import { isCrawler, isMobile } from './userAgent';

// Shows (requirements, 1.4).

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0';
const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const nexus = `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) ${chrome} Mobile Safari/537.36`;

describe('in user agents of people,', () => {
  it.each([
    ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`],
    ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
    [
      'Samsung Internet on a tablet',
      'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36',
    ],
    [
      'Safari on an iPhone',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1`,
    ],
    [
      'an iPad before iPadOS 13',
      `Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    ],
    [
      'an iPod',
      `Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5 like Mac OS X) ${webKit} Version/12.1 Mobile/15E148 Safari/604.1`,
    ],
    [
      'a BlackBerry',
      'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+ (KHTML, like Gecko) Version/7.1.0.346 Mobile Safari/534.11+',
    ],
    [
      'a Windows Phone',
      'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 920)',
    ],
    ['Opera Mini', 'Opera/9.80 (J2ME/MIDP; Opera Mini/9.80; U; en) Presto/2.5.25 Version/10.54'],
    [
      'a Palm Pre',
      'Mozilla/5.0 (webOS/1.4.5; U; en-US) AppleWebKit/532.2 (KHTML, like Gecko) Version/1.0 Safari/532.2 Pre/1.1',
    ],
  ])('%s is mobile', (_name, userAgent) => {
    expect(isMobile(userAgent)).toBe(true);
    expect(isCrawler(userAgent)).toBe(false);
  });

  it.each([
    ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`],
    [
      'Safari on a Mac, and on an iPad since iPadOS 13',
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/17.4 Safari/605.1.15`,
    ],
    [
      'an Android tablet that asks for the desktop site',
      `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`,
    ],
    ['a webOS television', `Mozilla/5.0 (Web0S; Linux/SmartTV) ${chrome} Safari/537.36`],
    ['curl', 'curl/8.5.0'],
  ])('%s is not mobile', (_name, userAgent) => {
    expect(isMobile(userAgent)).toBe(false);
    expect(isCrawler(userAgent)).toBe(false);
  });
});

it.each([
  ['Google’s smartphone crawler', `${nexus} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`],
  [
    'Google',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/126.0.0.0 Safari/537.36',
  ],
  ['Bing’s smartphone crawler', `${nexus} (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)`],
  ['Facebook’s preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['WhatsApp’s preview', 'WhatsApp/2.23.20.0'],
  ['PageSpeed Insights', `${nexus} Chrome-Lighthouse`],
  ['a script', 'python-requests/2.31.0'],
  ['a browser test’s own requests', 'Playwright/1.65.1 (x64; debian 12) node/20.20'],
  ['an empty user agent', ''],
])('%s is a crawler', (_name, userAgent) => expect(isCrawler(userAgent)).toBe(true));
