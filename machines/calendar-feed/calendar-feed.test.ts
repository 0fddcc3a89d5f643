import { describe, expect, it } from 'vitest';
import { testFlow } from 'model-testing/vitest';
import { calendarFeedFlow } from './calendar-feed.spec.ts';

testFlow(calendarFeedFlow, { describe, expect, it });
