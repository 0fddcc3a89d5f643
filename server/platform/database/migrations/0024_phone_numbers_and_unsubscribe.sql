ALTER TABLE "outbox_mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
-- by hand
-- Numbers of other countries were kept with their national 0 or 1 when they were typed so: E.164 has neither.
UPDATE "accounts" AS kept SET "phone_number" = substr(kept."phone_number", 2)
WHERE ((kept."phone_dial_code" IN ('+971', '+49', '+44', '+31', '+33') AND kept."phone_number" ~ '^0[1-9]')
    OR (kept."phone_dial_code" = '+1' AND kept."phone_number" ~ '^1[2-9][0-9]{9}$'))
  AND NOT EXISTS (
    SELECT 1 FROM "accounts" AS other
    WHERE other."phone_dial_code" = kept."phone_dial_code" AND other."phone_number" = substr(kept."phone_number", 2)
  );--> statement-breakpoint
UPDATE "addresses" SET "phone_number" = substr("phone_number", 2)
WHERE ("phone_dial_code" IN ('+971', '+49', '+44', '+31', '+33') AND "phone_number" ~ '^0[1-9]')
   OR ("phone_dial_code" = '+1' AND "phone_number" ~ '^1[2-9][0-9]{9}$');--> statement-breakpoint
UPDATE "call_requests" SET "phone_number" = substr("phone_number", 2)
WHERE ("phone_dial_code" IN ('+971', '+49', '+44', '+31', '+33') AND "phone_number" ~ '^0[1-9]')
   OR ("phone_dial_code" = '+1' AND "phone_number" ~ '^1[2-9][0-9]{9}$');
