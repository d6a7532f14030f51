import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { chromiumLaunchOptions } from '../../scripts/tools/chromium';
import { type MailServer, startMailServer } from '../support/mailServer';
import { deskUrl } from '../support/startDesk';

/** The site of a firm, served by its own desk, whose mails arrive here. */
export interface OpenSite {
  url: string;
  browser: Browser;
  mails: MailServer;
}

export async function withSite<Result>(
  folder: string,
  work: (site: OpenSite) => Promise<Result>,
): Promise<Result> {
  const mails = await startMailServer();
  const desk = spawn(process.execPath, ['dist/desk/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: '',
      RATE_LIMIT: '0',
      ...mails.env,
      // The name and the phone number are those of the facts.
      MAIL_FROM: 'desk@firm.example',
      MAIL_PHONE: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    return await work({ url: await deskUrl(desk), browser, mails });
  } finally {
    await browser.close();
    desk.kill();
    mails.stop();
  }
}
