import { test } from '@playwright/test';
import { testWithAxe } from './axe';

// The looks change colours, which the device does not, so one device tells.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

testWithAxe('in forced colours', { forcedColors: 'active' });
testWithAxe('for a dark scheme', { colorScheme: 'dark' });
