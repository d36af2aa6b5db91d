import { request, type APIRequestContext } from '@playwright/test';

import { required } from './environment';
import { expect, test as base } from './test';

/** An instance may need this long to start on a busy machine, in milliseconds. */
const startTimeout = 120_000;

/** The instances of the site behind nginx; every method resolves once it is done. */
export class Instances {
  readonly urls = required('E2E_INSTANCE_URLS').split(' ');

  constructor(private control: APIRequestContext) {}

  private async tell(action: string, data?: number): Promise<unknown> {
    const answer = await this.control.post(`/${action}`, {
      data: JSON.stringify(data),
      timeout: startTimeout,
    });
    expect([200, 204], `${action}: ${await answer.text()}`).toContain(answer.status());
    return answer.status() === 200 ? answer.json() : undefined;
  }

  /** SIGTERM, then a bounded wait. */
  stop = (index: number) => this.tell('stop-instance', index);
  start = (index: number) => this.tell('start-instance', index);
  /** What `npm run mirror` does. */
  writeMirror = async () =>
    (await this.tell('write-mirror')) as { pages: number; kept: string[]; failed: string[] };
}

/** A test that may stop instances. Afterwards all of them run. */
export const test = base.extend<{ instances: Instances }>({
  instances: [
    async ({}, use) => {
      const control = await request.newContext({ baseURL: required('E2E_CONTROL_URL') });
      const instances = new Instances(control);
      await use(instances);
      for (const index of instances.urls.keys()) await instances.start(index);
      await control.dispose();
    },
    { timeout: 3 * startTimeout },
  ],
});
export { expect };
