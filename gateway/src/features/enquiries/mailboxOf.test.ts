import { mailboxOf } from './mailboxOf';

it.each([
  ['victim@example.com', 'victim@example.com'],
  ['VICTIM@Example.COM', 'victim@example.com'],
  ['victim+news@example.com', 'victim@example.com'],
  ['victim+a+b@example.com', 'victim@example.com'],
  ['vic.tim@example.com', 'vic.tim@example.com'],
  ['vic.tim@gmail.com', 'victim@gmail.com'],
  ['V.i.c.Tim+x@GoogleMail.com', 'victim@gmail.com'],
  ['ｖｉｃｔｉｍ@example.com', 'victim@example.com'],
  ['jörg@bücher.example', 'jörg@xn--bcher-kva.example'],
  ['jo\u0308rg@XN--bcher-kva.example', 'jörg@xn--bcher-kva.example'],
])('%s is counted as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
