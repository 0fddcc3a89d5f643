ALTER TABLE "orders" ADD COLUMN "replaces_order_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_replaces_unique" ON "orders" USING btree ("replaces_order_id");--> statement-breakpoint
INSERT INTO "order_moves" ("event", "from_status", "to_status") VALUES ('replace', '', 'PAID');
