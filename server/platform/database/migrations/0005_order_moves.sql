-- ORDER_MOVES of domain/lifecycle, in its order; server/modules/orders/order-moves.test.ts compares them.
INSERT INTO "order_moves" ("event", "from_status", "to_status") VALUES
	('lock', '', 'CREATED'),
	('lockSkipped', '', 'SKIPPED'),
	('buy', '', 'PAID'),
	('charge', 'CREATED', 'PAID'),
	('decline', 'CREATED', 'DUE_PAYMENT'),
	('letGo', 'CREATED', 'SKIPPED'),
	('end', 'CREATED', 'CANCELLED'),
	('refuse', 'CREATED', 'REJECTED'),
	('pay', 'DUE_PAYMENT', 'PAID'),
	('letGo', 'DUE_PAYMENT', 'CANCELLED'),
	('giveUp', 'DUE_PAYMENT', 'CANCELLED'),
	('refuse', 'DUE_PAYMENT', 'REJECTED'),
	('orderAgain', 'SKIPPED', 'RECREATED'),
	('orderAgain', 'REJECTED', 'RECREATED'),
	('orderAgain', 'CANCELLED', 'RECREATED'),
	('charge', 'RECREATED', 'PAID'),
	('decline', 'RECREATED', 'CANCELLED'),
	('edit', 'PAID', 'EDITED'),
	('settleEdit', 'EDITED', 'PAID'),
	('dropEdit', 'EDITED', 'PAID'),
	('cancel', 'PAID', 'CANCELLED'),
	('cancel', 'ON_PREPARATION', 'CANCELLED'),
	('pack', 'PAID', 'ON_PREPARATION'),
	('ship', 'ON_PREPARATION', 'ON_ITS_WAY'),
	('out', 'ON_ITS_WAY', 'ON_DELIVERY'),
	('deliver', 'ON_ITS_WAY', 'DELIVERED'),
	('deliver', 'ON_DELIVERY', 'DELIVERED'),
	('fail', 'ON_ITS_WAY', 'NOT_DELIVERED'),
	('fail', 'ON_DELIVERY', 'NOT_DELIVERED'),
	('sendAgain', 'NOT_DELIVERED', 'ON_ITS_WAY'),
	('returned', 'NOT_DELIVERED', 'CANCELLED'),
	('refundPart', 'DELIVERED', 'REFUNDED_PARTIALLY'),
	('refundRest', 'DELIVERED', 'REFUNDED_FULLY'),
	('refundPart', 'REFUNDED_PARTIALLY', 'REFUNDED_PARTIALLY'),
	('refundRest', 'REFUNDED_PARTIALLY', 'REFUNDED_FULLY'),
	('refundPart', 'CANCELLED', 'REFUNDED_PARTIALLY'),
	('refundRest', 'CANCELLED', 'REFUNDED_FULLY');
--> statement-breakpoint
INSERT INTO "order_events" ("order_id", "seq", "event", "from_status", "to_status", "at", "actor")
SELECT "id", 1, 'buy', NULL, "status", coalesce("paid_at", "created_at"), 'bank' FROM "orders";
--> statement-breakpoint
CREATE FUNCTION "check_order_move"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW.status = OLD.status THEN RETURN NEW; END IF;
	IF NOT EXISTS (
		SELECT 1 FROM order_moves
		WHERE from_status = CASE TG_OP WHEN 'INSERT' THEN '' ELSE OLD.status END AND to_status = NEW.status
	) THEN
		RAISE EXCEPTION 'order % cannot become %', NEW.id, NEW.status USING ERRCODE = 'check_violation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_move_by_table" BEFORE INSERT OR UPDATE OF "status" ON "orders"
FOR EACH ROW EXECUTE FUNCTION "check_order_move"();
--> statement-breakpoint
CREATE FUNCTION "check_order_history"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT to_status FROM order_events WHERE order_id = NEW.id ORDER BY seq DESC LIMIT 1)
		IS DISTINCT FROM (SELECT status FROM orders WHERE id = NEW.id)
	THEN
		RAISE EXCEPTION 'order % was moved without a line in its history', NEW.id USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_have_history" AFTER INSERT OR UPDATE OF "status" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_order_history"();
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_events_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_entries"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
