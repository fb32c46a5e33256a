CREATE TABLE "quote_follow_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_follow_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" uuid NOT NULL,
	"quote_sent_at" timestamp with time zone NOT NULL,
	"step" smallint NOT NULL,
	"sent_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quote_follow_ups_once" UNIQUE("quote_id","quote_sent_at","step"),
	CONSTRAINT "quote_follow_ups_step" CHECK ("quote_follow_ups"."step" > 0)
);
--> statement-breakpoint
ALTER TABLE "quote_follow_ups" ADD CONSTRAINT "quote_follow_ups_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotes_waiting" ON "quotes" USING btree ("sent_at") WHERE "quotes"."status" = 'sent';