import type { Page } from 'playwright/test';
import { expect, openAs, test, view } from './fixtures';
import { expectNoViolations } from './axe';
